import type { Meta, StoryObj } from '@storybook/react-vite'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { expect, fn, userEvent } from 'storybook/test'
import { failed, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { orientalSolo, pastCup } from '../../../fixtures/cup.ts'
import { AnswerForm, type AnswerFormProps } from './AnswerForm.tsx'
import { ResultQuestionsScreen, type ResultQuestion } from './ResultQuestionsScreen.tsx'

const open: ResultQuestion = {
  ...orientalSolo,
  id: 2,
  start_number: 17,
  text: 'Имя написано с ошибкой: Наталия, а не Наталья.\nИ город другой: Тула.',
  email: 'dancer@parket.test',
  at: '2026-11-22T12:00:00+03:00',
  answer: '',
  is_corrected: null,
  answered_at: null,
}
const answered: ResultQuestion = {
  ...open,
  id: 1,
  start_number: 5,
  answer: 'Имя исправлено, спасибо.',
  is_corrected: true,
  answered_at: '2026-11-22T15:00:00+03:00',
}
const onSubmit = fn()
const form: AnswerFormProps['form'] = {
  values: { answer: '', is_corrected: false },
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit,
}
const ready = { state: 'ready' as const, page: 1, pageCount: 1 }

/** Что спрашивают о результатах: от кого, о чём, и ответ письмом. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Результаты/ResultQuestionsScreen: вопросы о результатах',
  component: ResultQuestionsScreen,
  args: {
    view: { ...ready, items: [open, answered] },
    event: pastCup,
    tabs: [],
    timeZone: 'Europe/Moscow',
    renderForm: ({ id }) => <AnswerForm formId={`answer-${id}`} form={form} />,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      result: (groupNum, startNumber) => `#result-${groupNum}-${startNumber}`,
      page: (number) => `#page-${number}`,
    },
  },
} satisfies Meta<typeof ResultQuestionsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** One to answer, one answered: an answer that was sent is not changed. */
export const Ready: Story = {
  name: 'Вопросы',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Ответить письмом' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Ответить письмом' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: /№\s17/ })).toHaveAttribute(
      'href',
      `#result-${orientalSolo.group_num}-17`,
    )
  },
}

export const Refused: Story = {
  name: 'Ответ с ошибкой',
  args: {
    renderForm: () => (
      <AnswerForm
        formId="answer"
        form={{ ...form, refusals: 1, errors: { answer: [formProblemText('required')] } }}
      />
    ),
  },
}

export const Nothing: Story = { name: 'Вопросов нет', args: { view: { ...ready, items: [] } } }
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', globals: phone }
