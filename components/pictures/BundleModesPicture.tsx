import { type Boxes, Diagram } from './Diagram';

const boxes: Boxes = {
  index: { x: 0, y: 32, width: 84, label: 'src/index.ts', to: ['bundle', 'indexFile'] },
  slug: { x: 0, y: 102, width: 84, label: 'src/slug.ts', to: ['bundle', 'slugFile'] },
  bundle: { x: 118, y: 15, width: 102, label: 'bundle: true', accent: true, to: ['distBundle'] },
  indexFile: { x: 118, y: 89, width: 102, label: 'bundle: false', accent: true, to: ['distIndex'] },
  slugFile: { x: 118, y: 127, width: 102, label: 'bundle: false', accent: true, to: ['distSlug'] },
  distBundle: { x: 262, y: 15, width: 98, label: 'dist/index.js' },
  distIndex: { x: 262, y: 89, width: 98, label: 'dist/index.js' },
  distSlug: { x: 262, y: 127, width: 98, label: 'dist/slug.js' },
};

export const BundleModesPicture = () => <Diagram name="bundleModes" height={160} boxes={boxes} />;
