import star from "@/theme/star.svg";
const icon = star;
export { icon };
