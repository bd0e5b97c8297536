const src_area = (width, height)=>width * height;
export { src_area as area };
