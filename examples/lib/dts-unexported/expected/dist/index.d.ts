export declare const first: import("./ticket.js").Ticket;
