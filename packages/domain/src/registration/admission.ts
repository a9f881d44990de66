/** What the desk has seen of a dancer; no copies are kept. */
export interface Admission {
  /** A medical certificate. */
  medical: boolean
  insurance: boolean
  /** An identity document. */
  document: boolean
}

export const admissionLabels: Readonly<Record<keyof Admission, string>> = {
  medical: 'Справка',
  insurance: 'Страховка',
  document: 'Документ',
}
