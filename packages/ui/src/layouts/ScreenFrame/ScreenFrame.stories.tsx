import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'

/**
 * Шапка с логотипом и место для экрана: поля по бокам те же, что у страниц «Паркета».
 *
 * **Когда применять:** свой сайт команды, которому меню организатора не нужно.
 *
 * **Когда нет:** страницы самого «Паркета»: `MainLayout`. Экран, с которого нельзя уйти: `BareLayout`.
 */
const meta = {
  title: 'Макеты/ScreenFrame: рамка своего сайта',
  component: ScreenFrame,
  parameters: { isPage: true },
  args: {
    tenant: { name: 'Студия «Весна»', logoUrl: null },
    actions: <Button>Войти</Button>,
    children: (
      <Stack>
        <Heading level={1}>Наши турниры</Heading>
        <Text>Содержимое начинается на одной линии с логотипом.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Рамка с экраном' }

export const WithoutActions: Story = { name: 'Без кнопок в шапке', args: { actions: null } }

/** Длинное название обрезается, кнопка остаётся. */
export const LongName: Story = {
  name: 'Длинное название',
  args: {
    tenant: {
      name: 'Городская федерация социальных, парных и спортивных танцев «Весенний паркет»',
      logoUrl: null,
    },
  },
}

/** С клавиатуры первой достижима ссылка к содержимому. */
export const SkipLink: Story = {
  name: 'Ссылка «К содержанию»',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'К содержанию' })).toHaveFocus()
  },
}
