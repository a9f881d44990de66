import { problemText } from '../problems/catalogue.ts'

export type ForgotPasswordState = 'editing' | 'invalid' | 'sending' | 'sent' | 'failed'

/** «Forgot-password timeout 15000 ms» (spec §9). */
export const forgotPasswordTimeout = 15_000

/** Title and text of the dialog in each of its states, to the letter of spec §5 and §8. */
export function forgotPasswordText(
  state: ForgotPasswordState,
  email: string,
): { title: string; text: string } {
  switch (state) {
    case 'invalid':
      return { title: 'Ошибка', text: problemText('email_invalid') }
    case 'sending':
      return {
        title: 'Отправка письма',
        text: `Отправляем письмо для восстановления пароля на почту ${email}. Минутку.`,
      }
    case 'sent':
      return {
        title: 'Письмо отправлено',
        text: 'Проверьте почтовый ящик. Если письма нет, загляните в папку «Спам».',
      }
    case 'failed':
      return {
        title: 'Ошибка',
        text: 'Произошла ошибка при отправке письма. Попробуйте снова.',
      }
    default:
      return {
        title: 'Восстановление пароля',
        text: 'Укажите email, с которым вы регистрировались: пришлём ссылку для нового пароля.',
      }
  }
}
