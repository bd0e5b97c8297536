import star from '@/theme/star.svg';

export const icon: string = star;
