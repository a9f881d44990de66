/** Bank details that a bank would accept. */
export const payee = {
  name: 'АНО «Паркет»',
  account: '40703810900000000001',
  bank: 'ПАО Банк',
  bic: '044525225',
  corr_account: '30101810400000000225',
  inn: '7700000000',
  kpp: '770001001',
}
