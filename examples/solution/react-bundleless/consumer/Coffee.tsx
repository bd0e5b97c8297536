import { average, Rating } from 'react-bundleless';

export default function Coffee() {
  return (
    <>
      <p>Others gave it {average([2, 3, 3])}. And you?</p>
      <Rating label="Coffee" initial={1} />
    </>
  );
}
