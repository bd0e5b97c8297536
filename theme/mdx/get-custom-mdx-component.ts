import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { ExampleMark } from '../example-mark/ExampleMark';
import { Preview } from '../live-example/Preview';
import { OptionFacts, OptionIndex } from '../option-facts/OptionFacts';
import { OutputExplorer } from '../output-explorer/OutputExplorer';
import { BundleModesPicture, ExportsPicture, LibItemsPicture } from '../pictures/diagrams';
import { StaleNote } from '../stale-note/StaleNote';
import { PackageManagerTabs } from '../tabs/PackageManagerTabs';
import { Tab } from '../tabs/Tab';
import { Tabs } from '../tabs/Tabs';
import { PageLink } from './PageLink';
import { HeadCell, Table } from './Table';

/** The components that every page may use without an import. */
export function getCustomMDXComponent() {
  return {
    ...getStockComponents(),
    a: PageLink,
    table: Table,
    th: HeadCell,
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
    StaleNote,
  };
}
