'use client';

export { Basket } from '@acme/components';
