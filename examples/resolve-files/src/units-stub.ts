export const unit = 'stub';
