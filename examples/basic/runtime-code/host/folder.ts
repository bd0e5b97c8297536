declare const HOST_FOLDER: string;

export const hostFolder = () => HOST_FOLDER;
