import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { LinkButton } from './LinkButton.tsx'

/** Кнопка среди слов, похожая на ссылку. */
const meta = {
  title: 'Компоненты/Действия/LinkButton: кнопка в виде ссылки',
  component: LinkButton,
  args: { children: 'Вернуть как было', onPress: fn() },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="medium" as="div">
      <p>
        Зал перенесён. <LinkButton {...args} />
      </p>
      <div>
        <LinkButton {...args} emphasis="strong">
          Лебедева Дарья
        </LinkButton>
      </div>
      <div>
        <LinkButton {...args} isDisabled>
          Сейчас нельзя
        </LinkButton>
      </div>
    </Stack>
  ),
}

export const PressedByKeyboard: Story = {
  name: 'Нажимают с клавиатуры',
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
