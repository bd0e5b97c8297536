import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { Consumers } from '../consumers/Consumers';
import { ExampleMark } from '../example-mark/ExampleMark';
import { HeroSample } from '../home/HeroSample';
import { HomeSection } from '../home/HomeSection';
import { Preview } from '../live-example/Preview';
import { OptionFacts, OptionIndex } from '../option-facts/OptionFacts';
import { OutputExplorer } from '../output-explorer/OutputExplorer';
import { OverviewIndex } from '../overview/OverviewIndex';
import { BundleModesPicture, ExportsPicture, LibItemsPicture } from '../pictures/diagrams';
import { PackageManagerTabs } from '../tabs/PackageManagerTabs';
import { Tab } from '../tabs/Tab';
import { Tabs } from '../tabs/Tabs';
import { PageLink } from './PageLink';
import { HeaderCell, Table } from './Table';

/** Components that pages can use without an import. */
export function getCustomMDXComponent() {
  return {
    ...getStockComponents(),
    a: PageLink,
    table: Table,
    th: HeaderCell,
    PackageManagerTabs,
    Tab,
    Tabs,
    BundleModesPicture,
    Consumers,
    ExampleMark,
    ExportsPicture,
    HeroSample,
    HomeSection,
    LibItemsPicture,
    OptionFacts,
    OptionIndex,
    OutputExplorer,
    OverviewIndex,
    Preview,
  };
}
