/** Where on the page of an order it is paid, and called off: links lead there. */
export const PAYMENT = 'payment';
export const CANCELLATION = 'cancellation';
