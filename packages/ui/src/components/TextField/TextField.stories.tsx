import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MailIcon } from '../../icons/MailIcon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Одна строка текста. */
const meta = {
  title: 'Компоненты/Формы/TextField: поле ввода',
  component: TextField,
  args: { label: 'Город', name: 'city', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Инпут: все виды',
  render: (args) => (
    <Stack gap="large">
      <TextField {...args} />
      <TextField {...args} label="Обязательное" isRequired value="Нижний Новгород" />
      <TextField {...args} label="С описанием" description="Как в паспорте" value="Казань" />
      <TextField {...args} label="С подсказкой" placeholder="Например, Москва" />
      <TextField {...args} label="С ошибкой" isRequired error="Укажите город" />
      <TextField {...args} label="С двумя ошибками" error={['Слишком коротко', 'Только буквы']} />
      <TextField {...args} label="Со значком" iconStart={<MailIcon />} value="maria@parket.test" />
      <TextField {...args} label="Только чтение" isReadOnly value="Самара" />
      <TextField {...args} label="Недоступное" isDisabled value="Самара" />
    </Stack>
  ),
}

export const Typed: Story = {
  name: 'Набирают',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Город'), 'Омск')
    await expect(args.onChange).toHaveBeenLastCalledWith('Омск')
  },
}

export const ErrorIsTiedToTheField: Story = {
  name: 'Ошибка связана с полем',
  args: { error: 'Укажите город', description: 'Где вы занимаетесь' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Город')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Укажите город Где вы занимаетесь')
  },
}
