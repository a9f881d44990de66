import { problemText } from '@parket/domain/problems/catalogue'
import { fn } from 'storybook/test'
import type { FormProps, FormView } from './parts/formData.ts'

/** Every field of every form, in the order of the page. */
const nothingTyped = {
  last_name: '',
  first_name: '',
  birth_date: '',
  gender: 'F',
  phone: '',
  city: '',
  email: '',
  oldPassword: '',
  newPassword: '',
  password: '',
  password_confirmation: '',
}

const emptyForm: FormView = {
  values: nothingTyped,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
}

export const maria = {
  last_name: 'Смирнова',
  first_name: 'Мария',
  birth_date: '1999-04-12',
  gender: 'F',
  phone: '+7 916 000-00-12',
  city: 'Москва',
  email: 'maria@parket.test',
}

/** A form for a story. */
export function form(own: Partial<FormView> = {}): FormProps {
  const values = { ...nothingTyped, ...own.values }
  return { form: { ...emptyForm, ...own, values }, onChange: fn(), onSubmit: fn() }
}

export const refused = {
  values: { gender: 'F', email: 'maria@', password: 'short' },
  errors: {
    last_name: [problemText('last_name_missing')],
    first_name: [problemText('first_name_missing')],
    birth_date: [problemText('birth_date_missing')],
    email: [problemText('email_invalid')],
    password: [problemText('password_length', { min: 8, max: 200 })],
  },
  refusals: 1,
}

export const tooManyTries = problemText('rate_limited', { wait: '15 минут' })
