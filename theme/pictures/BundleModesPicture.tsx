import { Arrow } from './Arrow';
import { Box } from './Box';
import { Picture } from './Picture';

/** One file from two modules, against a file from each. */
export function BundleModesPicture() {
  return (
    <Picture alt="picture.bundleModes.alt" caption="picture.bundleModes.caption" height={160}>
      <Box x={0} y={32} width={84} label="src/index.ts" />
      <Box x={0} y={102} width={84} label="src/slug.ts" />
      <Arrow from={[84, 45]} to={[118, 28]} />
      <Arrow from={[84, 115]} to={[118, 28]} />
      <Arrow from={[84, 45]} to={[118, 102]} />
      <Arrow from={[84, 115]} to={[118, 140]} />
      <Box x={118} y={15} width={102} label="bundle: true" accent />
      <Box x={118} y={89} width={102} label="bundle: false" accent />
      <Box x={118} y={127} width={102} label="bundle: false" accent />
      <Arrow from={[220, 28]} to={[262, 28]} />
      <Arrow from={[220, 102]} to={[262, 102]} />
      <Arrow from={[220, 140]} to={[262, 140]} />
      <Box x={262} y={15} width={98} label="dist/index.js" />
      <Box x={262} y={89} width={98} label="dist/index.js" />
      <Box x={262} y={127} width={98} label="dist/slug.js" />
    </Picture>
  );
}
