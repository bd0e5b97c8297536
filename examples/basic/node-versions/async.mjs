await undefined;
