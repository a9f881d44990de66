import type { AccountFields, NewPassword } from '@parket/domain/account/profile'
import type { AccountValues } from './useAccountForm.ts'

/** A new account before anything is typed. */
export const newAccount: AccountValues = {
  last_name: '',
  first_name: '',
  birth_date: '',
  // Asked: none is preset (docs/rules/registration.md, «Dancers»).
  gender: '',
  phone: '',
  email: '',
  password: '',
  password_confirmation: '',
}

export const newPasswords: AccountValues = { password: '', password_confirmation: '' }

/** The fields of a person as the API takes them. */
export function accountOf(
  values: AccountValues,
): AccountFields & { gender: string; phone: string } {
  return {
    last_name: values['last_name'] ?? '',
    first_name: values['first_name'] ?? '',
    birth_date: values['birth_date'] ?? '',
    gender: values['gender'] ?? '',
    phone: values['phone'] ?? '',
    email: values['email'] ?? '',
  }
}

export function passwordsOf(values: AccountValues): NewPassword {
  return {
    password: values['password'] ?? '',
    password_confirmation: values['password_confirmation'] ?? '',
  }
}
