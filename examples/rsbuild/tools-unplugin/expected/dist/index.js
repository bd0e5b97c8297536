import { computed } from "vue";
const src_double = (number)=>computed(()=>2 * number.value);
export { src_double as double };
