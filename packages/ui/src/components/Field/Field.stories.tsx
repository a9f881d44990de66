import type { Meta, StoryObj } from '@storybook/react-vite'

import { fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Select } from '../Select/Select.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'

/** Поля вместе: подпись сверху, подсказка под ней, ошибка под полем. */
const meta = { title: 'Компоненты/Формы/Field: поля формы' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Fields() {
  return (
    <Stack gap="large">
      <TextField
        label="Фамилия"
        name="last_name"
        isRequired
        value="Константинопольская"
        onChange={fn()}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value="maria@"
        error="Введите корректный адрес электронной почты."
        onChange={fn()}
      />
      <DateField label="Дата рождения" name="birth_date" value="2014-03-04" onChange={fn()} />
      <Select
        label="Секция"
        value="folk"
        items={[{ value: 'folk', label: 'Folk' }]}
        onChange={fn()}
      />
      <TextArea label="Сообщение организатору" value="" rows={2} onChange={fn()} />
    </Stack>
  )
}

export const Comfortable: Story = { name: 'Просторные', render: () => <Fields /> }

export const Compact: Story = {
  name: 'Плотные',
  globals: { density: 'compact' },
  render: () => (
    <Inline align="start" gap="large">
      <Fields />
    </Inline>
  ),
}
