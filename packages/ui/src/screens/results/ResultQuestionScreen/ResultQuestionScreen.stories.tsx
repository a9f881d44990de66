import type { Meta, StoryObj } from '@storybook/react-vite'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, page } from '../../../layouts/fixtures/page.tsx'
import { orientalSolo } from '../../fixtures/cup.ts'
import { ResultQuestionScreen } from './ResultQuestionScreen.tsx'

const form = {
  values: { start_number: '17', text: '', email: '' },
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
}
const onSubmit = fn()
const ready = {
  state: 'ready' as const,
  contest: orientalSolo,
  form,
  onChange: fn(),
  onSubmit,
}

/** Вопрос судьям об ошибке в результате, с номером и почтой для ответа. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Турниры/ResultQuestionScreen: вопрос о результате',
  component: ResultQuestionScreen,
  args: { view: ready, links: { result: '#result', privacy: '#privacy' } },
} satisfies Meta<typeof ResultQuestionScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The number stands already where one comes from the own line. */
export const Ready: Story = {
  name: 'Форма вопроса',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Стартовый номер/)).toHaveValue('17')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const WithErrors: Story = {
  name: 'Ошибки у полей',
  args: {
    view: {
      ...ready,
      form: {
        ...form,
        refusals: 1,
        errors: {
          start_number: ['В этом результате такого номера нет'],
          text: [formProblemText('required')],
          email: [formProblemText('email_missing')],
        },
      },
    },
  },
}

export const Sent: Story = { name: 'Вопрос отправлен', args: { view: { state: 'done' } } }
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
