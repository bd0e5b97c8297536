export default (path: string): string => path.replaceAll("\\", "/");
