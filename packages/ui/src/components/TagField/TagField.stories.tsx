import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TagField } from './TagField.tsx'
import type { TagFieldProps } from './TagField.tsx'

function Controlled(props: TagFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TagField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Несколько своих слов: метки номинации, танцы. */
const meta = {
  title: 'Компоненты/Формы/TagField: метки',
  component: TagField,
  args: {
    label: 'Метки',
    name: 'tags',
    value: ['дебют', 'финал'],
    onChange: fn(),
    suggestions: ['дебют', 'отбор'],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TagField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} description="Через запятую" />
      <Controlled {...args} label="Пусто" value={[]} placeholder="Например, дебют" />
      <Controlled
        {...args}
        label="Длинные"
        value={['Рентгеноэлектрокардиографического'.repeat(2)]}
      />
      <Controlled {...args} label="С ошибкой" error="Не больше двух меток" />
      <Controlled {...args} label="Недоступное" isDisabled />
    </Stack>
  ),
}

export const AddedAndRemoved: Story = {
  name: 'Добавляют и убирают',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Метки', { selector: 'input' })
    await userEvent.type(field, 'соло,')
    await expect(args.onChange).toHaveBeenLastCalledWith(['дебют', 'финал', 'соло'])
    await userEvent.type(field, 'ДЕБЮТ{Enter}')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await userEvent.paste('раз; два')
    await expect(args.onChange).toHaveBeenLastCalledWith(['дебют', 'финал', 'соло', 'раз', 'два'])
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['дебют', 'финал', 'соло'])
    canvas.getByRole('row', { name: 'финал' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['дебют', 'соло'])
    await waitFor(() => expect(canvas.getByRole('row', { name: 'соло' })).toHaveFocus())
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName(/Удалить/)
  },
}
