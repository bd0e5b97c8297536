import { type Boxes, Diagram } from './Diagram';

const bundleModes: Boxes = {
  index: { x: 0, y: 32, width: 84, label: 'src/index.ts', to: ['bundle', 'indexFile'] },
  slug: { x: 0, y: 102, width: 84, label: 'src/slug.ts', to: ['bundle', 'slugFile'] },
  bundle: { x: 118, y: 15, width: 102, label: 'bundle: true', accent: true, to: ['distBundle'] },
  indexFile: { x: 118, y: 89, width: 102, label: 'bundle: false', accent: true, to: ['distIndex'] },
  slugFile: { x: 118, y: 127, width: 102, label: 'bundle: false', accent: true, to: ['distSlug'] },
  distBundle: { x: 262, y: 15, width: 98, label: 'dist/index.js' },
  distIndex: { x: 262, y: 89, width: 98, label: 'dist/index.js' },
  distSlug: { x: 262, y: 127, width: 98, label: 'dist/slug.js' },
};

const exportsField: Boxes = {
  import: { x: 0, y: 22, width: 60, label: 'import', to: ['importCondition'] },
  importCondition: { x: 82, y: 22, width: 62, label: '"import"', accent: true, to: ['importTypes', 'importDefault'] },
  importTypes: { x: 168, y: 4, width: 62, label: '"types"', accent: true, to: ['esmTypes'] },
  importDefault: { x: 168, y: 40, width: 62, label: '"default"', accent: true, to: ['esm'] },
  esmTypes: { x: 252, y: 4, width: 108, label: 'dist/esm/index.d.ts' },
  esm: { x: 252, y: 40, width: 108, label: 'dist/esm/index.js' },
  require: { x: 0, y: 106, width: 60, label: 'require()', to: ['requireCondition'] },
  requireCondition: {
    x: 82,
    y: 106,
    width: 62,
    label: '"require"',
    accent: true,
    to: ['requireTypes', 'requireDefault'],
  },
  requireTypes: { x: 168, y: 88, width: 62, label: '"types"', accent: true, to: ['cjsTypes'] },
  requireDefault: { x: 168, y: 124, width: 62, label: '"default"', accent: true, to: ['cjs'] },
  cjsTypes: { x: 252, y: 88, width: 108, label: 'dist/cjs/index.d.cts' },
  cjs: { x: 252, y: 124, width: 108, label: 'dist/cjs/index.cjs' },
};

const libItems: Boxes = {
  source: { x: 0, y: 58, width: 76, label: 'src/index.ts', to: ['esm', 'cjs', 'umd'] },
  esm: { x: 104, y: 8, width: 104, label: "format: 'esm'", accent: true, to: ['esmFile'] },
  cjs: { x: 104, y: 58, width: 104, label: "format: 'cjs'", accent: true, to: ['cjsFile'] },
  umd: { x: 104, y: 108, width: 104, label: "format: 'umd'", accent: true, to: ['umdFile'] },
  esmFile: { x: 250, y: 8, width: 110, label: 'dist/esm/index.js' },
  cjsFile: { x: 250, y: 58, width: 110, label: 'dist/cjs/index.cjs' },
  umdFile: { x: 250, y: 108, width: 110, label: 'dist/umd/index.js' },
};

export const BundleModesPicture = () => <Diagram name="bundleModes" height={160} boxes={bundleModes} />;

export const ExportsPicture = () => <Diagram name="exports" height={160} boxes={exportsField} />;

export const LibItemsPicture = () => <Diagram name="libItems" height={150} boxes={libItems} />;
