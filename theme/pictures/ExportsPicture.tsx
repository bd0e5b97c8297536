import { Arrow } from './Arrow';
import { Box, boxHeight } from './Box';
import { Picture } from './Picture';

const consumers = [
  { asks: 'import', condition: '"import"', files: ['esm/index.d.ts', 'esm/index.js'] },
  { asks: 'require()', condition: '"require"', files: ['cjs/index.d.cts', 'cjs/index.cjs'] },
];

const conditions = ['"types"', '"default"'];

const rowHeight = 36;

/** Which file of a dual package a type checker and a runtime reach, by import and by require. */
export function ExportsPicture() {
  return (
    <Picture alt="picture.exports.alt" caption="picture.exports.caption" height={160}>
      {consumers.map(({ asks, condition, files }, index) => {
        const top = 4 + index * 84;
        const middle = top + (rowHeight + boxHeight) / 2;
        return (
          <g key={asks}>
            <Box x={0} y={middle - boxHeight / 2} width={60} label={asks} />
            <Arrow from={[60, middle]} to={[82, middle]} />
            <Box x={82} y={middle - boxHeight / 2} width={62} label={condition} accent />
            {files.map((file, row) => {
              const y = top + row * rowHeight;
              return (
                <g key={file}>
                  <Arrow from={[144, middle]} to={[168, y + boxHeight / 2]} />
                  <Box x={168} y={y} width={62} label={conditions[row] ?? ''} accent />
                  <Arrow from={[230, y + boxHeight / 2]} to={[252, y + boxHeight / 2]} />
                  <Box x={252} y={y} width={108} label={`dist/${file}`} />
                </g>
              );
            })}
          </g>
        );
      })}
    </Picture>
  );
}
