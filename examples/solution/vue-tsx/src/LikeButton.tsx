import { defineComponent, ref } from 'vue';

export const LikeButton = defineComponent({
  props: {
    label: { type: String, required: true },
    count: { type: Number, default: 0 },
  },
  emits: { like: (total: number) => total > 0 },
  setup(props, { emit }) {
    const total = ref(props.count);
    const like = () => {
      total.value += 1;
      emit('like', total.value);
    };
    return () => (
      <button type="button" onClick={like}>
        {props.label} {total.value}
      </button>
    );
  },
});
