import { type Boxes, Diagram } from './Diagram';

const boxes: Boxes = {
  source: { x: 0, y: 58, width: 76, label: 'src/index.ts', to: ['esm', 'cjs', 'umd'] },
  esm: { x: 104, y: 8, width: 104, label: "format: 'esm'", accent: true, to: ['esmFile'] },
  cjs: { x: 104, y: 58, width: 104, label: "format: 'cjs'", accent: true, to: ['cjsFile'] },
  umd: { x: 104, y: 108, width: 104, label: "format: 'umd'", accent: true, to: ['umdFile'] },
  esmFile: { x: 250, y: 8, width: 110, label: 'dist/esm/index.js' },
  cjsFile: { x: 250, y: 58, width: 110, label: 'dist/cjs/index.cjs' },
  umdFile: { x: 250, y: 108, width: 110, label: 'dist/umd/index.js' },
};

export const LibItemsPicture = () => <Diagram name="libItems" height={150} boxes={boxes} />;
