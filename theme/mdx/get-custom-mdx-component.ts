import { getCustomMDXComponent as getStockComponents } from '@rspress/core/theme-original';
import { Consumers } from '../../components/consumers/Consumers';
import { ExampleMark } from '../../components/example-mark/ExampleMark';
import { HeroSample } from '../../components/hero-sample/HeroSample';
import { HomeSection } from '../../components/home-section/HomeSection';
import { Preview } from '../../components/live-example/Preview';
import { OptionFacts, OptionIndex } from '../../components/option-facts/OptionFacts';
import { OutputExplorer } from '../../components/output-explorer/OutputExplorer';
import { OverviewIndex } from '../../components/overview/OverviewIndex';
import { BundleModesPicture, ExportsPicture, LibItemsPicture } from '../../components/pictures/diagrams';
import { PackageManagerTabs } from '../../components/tabs/PackageManagerTabs';
import { Tab } from '../../components/tabs/Tab';
import { Tabs } from '../../components/tabs/Tabs';
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
