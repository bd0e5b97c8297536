import('./shop');
