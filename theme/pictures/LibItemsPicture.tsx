import { Arrow } from './Arrow';
import { Box, boxHeight } from './Box';
import { Picture } from './Picture';

const items = [
  { format: 'esm', file: 'dist/esm/index.js' },
  { format: 'cjs', file: 'dist/cjs/index.cjs' },
  { format: 'umd', file: 'dist/umd/index.js' },
];

/** How each item of `lib` becomes an environment, and then files. */
export function LibItemsPicture() {
  return (
    <Picture alt="picture.libItems.alt" caption="picture.libItems.caption" height={150}>
      <Box x={0} y={58} width={76} label="src/index.ts" />
      {items.map(({ format, file }, index) => {
        const y = 8 + index * 50;
        const middle = y + boxHeight / 2;
        return (
          <g key={format}>
            <Arrow from={[76, 71]} to={[104, middle]} />
            <Box x={104} y={y} width={104} label={`format: '${format}'`} accent />
            <Arrow from={[208, middle]} to={[250, middle]} />
            <Box x={250} y={y} width={110} label={file} />
          </g>
        );
      })}
    </Picture>
  );
}
