import { themeUses } from '@acme/theme';
import { version } from '@acme/tokens';

console.log({ tokens: version, themeUses });
