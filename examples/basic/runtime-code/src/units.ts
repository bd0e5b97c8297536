export const gram = 'g';
