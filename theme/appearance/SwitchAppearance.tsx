import { Icon } from '../nav/Icon';
import { NavMenu } from '../nav/NavMenu';
import { useText } from '../use-text';
import { AppearanceChoices } from './AppearanceChoices';
import styles from './SwitchAppearance.module.css';
import { useHasAppearanceChoice } from './use-theme-state';

/** The button of the bar that shows the theme and opens the choice; absent where there is none. */
export function SwitchAppearance() {
  const text = useText();
  if (!useHasAppearanceChoice()) return null;
  const pictures = (
    <>
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </>
  );
  return (
    <div className={styles.switch}>
      <NavMenu button={pictures} label={text('themeText')} isIcon>
        {(id) => <AppearanceChoices closes={id} />}
      </NavMenu>
    </div>
  );
}
