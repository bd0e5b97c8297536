export function close(file: Disposable): void {
  using handle = file;
  console.log(handle);
}
