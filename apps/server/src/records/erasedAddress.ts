/** Stands for an e-mail that was erased: a domain reserved to be invalid (RFC 2606). */
export const ERASED_ADDRESS = 'erased@erased.invalid'
