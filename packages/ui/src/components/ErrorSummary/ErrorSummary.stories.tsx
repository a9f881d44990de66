import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FieldRowName } from '../Field/fieldNames.ts'
import { DateField } from '../DateField/DateField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

/**
 * Что не даёт отправить форму: список над ней, сам берёт фокус и ведёт к полям. К общему тексту
 * («Заполните поле») добавляет подпись поля, в повторяющихся строках и название строки; подписи
 * сообщают сами поля по своему `id`.
 */
const meta = {
  title: 'Компоненты/Формы/ErrorSummary: ошибки формы',
  component: ErrorSummary,
  args: {
    title: 'Проверьте два поля',
    errors: [
      { fieldId: 'email', text: 'Укажите email' },
      { fieldId: 'role', text: 'Укажите роль' },
    ],
  },
  render: (args) => (
    <Stack gap="large">
      <ErrorSummary {...args} />
      <TextField id="email" label="Email" value="" error="Укажите email" onChange={fn()} />
      <RadioGroup
        id="role"
        label="Роль"
        value=""
        items={[
          { value: 'leader', label: 'Ведущий' },
          { value: 'follower', label: 'Ведомый' },
        ]}
        error="Укажите роль"
        onChange={fn()}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

/** A text that says nothing of its field is told with the field's label, and with its row where there are several. */
export const NamesTheFields: Story = {
  name: 'Называет поля',
  args: {
    title: 'Проверьте, что введено',
    errors: [
      { fieldId: 'name', text: 'Заполните поле' },
      { fieldId: 'city', text: 'Укажите город' },
      { fieldId: 'dancer-2', text: 'Заполните поле' },
      { fieldId: 'day', text: 'Проверьте дату' },
      { fieldId: 'gone', text: 'Заполните поле' },
    ],
  },
  render: (args) => (
    <Stack gap="large">
      <ErrorSummary {...args} />
      <TextField id="name" label="Название" value="" isRequired error="Заполните поле" />
      <TextField id="city" label="Город" value="" error="Укажите город" />
      <FieldRowName value="Танцор 2">
        <TextField id="dancer-2" label="Имя" value="" error="Заполните поле" />
      </FieldRowName>
      <DateField id="day" label="Начало" value="" error="Проверьте дату" onChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lines = () => canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(lines()).toEqual([
        'Название: заполните поле',
        'Укажите город',
        'Танцор 2. Имя: заполните поле',
        'Начало: проверьте дату',
        'Заполните поле',
      ]),
    )
    await userEvent.click(canvas.getByRole('link', { name: 'Танцор 2. Имя: заполните поле' }))
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
  },
}

/** Checked in another order than the fields stand in. */
export const InTheOrderOfThePage: Story = {
  name: 'В том порядке, что на странице',
  args: {
    errors: [
      { fieldId: 'gone', text: 'Проверьте заявку' },
      { fieldId: 'role', text: 'Укажите роль' },
      { fieldId: 'email', text: 'Укажите email' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Укажите email',
        'Укажите роль',
        'Проверьте заявку',
      ]),
    )
  },
}

export const LeadsToTheFields: Story = {
  name: 'Ведёт к полям',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите роль' }))
    await expect(canvas.getByLabelText('Ведущий')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите email' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}
