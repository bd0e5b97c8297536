import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { ExampleMark } from '../example-mark/ExampleMark';
import { Preview } from '../live-example/Preview';
import { OptionFacts } from '../option-facts/OptionFacts';
import { OptionIndex } from '../option-facts/OptionIndex';
import { BundleModesPicture } from '../pictures/BundleModesPicture';
import { ExportsPicture } from '../pictures/ExportsPicture';
import { LibItemsPicture } from '../pictures/LibItemsPicture';
import { OutputExplorer } from '../output-explorer/OutputExplorer';
import { PackageManagerTabs } from '../tabs/PackageManagerTabs';
import { Tab } from '../tabs/Tab';
import { Tabs } from '../tabs/Tabs';

/** The components that every page may use without an import. */
export function getCustomMDXComponent() {
  return {
    ...getStockComponents(),
    PackageManagerTabs,
    Tab,
    Tabs,
    BundleModesPicture,
    ExampleMark,
    ExportsPicture,
    LibItemsPicture,
    OptionFacts,
    OptionIndex,
    OutputExplorer,
    Preview,
  };
}
