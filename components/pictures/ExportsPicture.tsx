import { type Boxes, Diagram } from './Diagram';

const boxes: Boxes = {
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

export const ExportsPicture = () => <Diagram name="exports" height={160} boxes={boxes} />;
