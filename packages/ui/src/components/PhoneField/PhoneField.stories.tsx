import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { PhoneFieldProps } from './PhoneField.tsx'

function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PhoneField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/**
 * Телефон любой страны.
 *
 * **Для других:** наши формы принимают номер любой страны одним полем и сами приводят его к виду с
 * «+»: список стран их только удлинил бы. Нужен сайтам, чьи гости пишут номер без кода страны.
 */
const meta = {
  title: 'Компоненты/Формы/PhoneField: телефон',
  component: PhoneField,
  args: { label: 'Телефон', name: 'phone', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} />
      <Controlled {...args} label="Заполненный" value="+7 900 000 00 00" isRequired />
      <Controlled {...args} label="С ошибкой" value="+7 900" error="Проверьте номер телефона" />
      <Controlled {...args} label="Недоступный" value="+7 900 000 00 00" isDisabled />
    </Stack>
  ),
}

const countryOf = (canvas: { getByRole: (role: 'combobox', options: object) => HTMLElement }) =>
  canvas.getByRole('combobox', { name: 'Телефон: страна' })

export const TakesItsFormUnderTheHand: Story = {
  name: 'Оформляется при вводе',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Телефон')
    await userEvent.click(field)
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(200))
    await expect(canvas.getByRole('option', { name: 'Беларусь (+375)' })).toBeInTheDocument()
    await userEvent.type(field, '+79000000000')
    await expect(args.onChange).toHaveBeenLastCalledWith('+7 900 000 00 00')
    await userEvent.clear(field)
    await userEvent.type(field, '+375294911911')
    await expect(countryOf(canvas)).toHaveValue('BY')
    await userEvent.selectOptions(countryOf(canvas), 'RU')
    await expect(field).toHaveValue('+7 29 491 19 11')
    // A correction in the middle stays where it is.
    await userEvent.type(field, '5', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(field).toHaveValue('+7 529 491 19 11')
  },
}

export const CountryIsGuessedWhenAllowed: Story = {
  name: 'Страна определяется сама',
  args: { guessCountry: () => Promise.resolve('KZ') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Телефон'))
    await waitFor(() => expect(countryOf(canvas)).toHaveValue('KZ'))
  },
}
