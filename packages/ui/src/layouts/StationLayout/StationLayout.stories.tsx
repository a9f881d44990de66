import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../../components/Heading/Heading.tsx'
import { StatusSlot } from '../../components/StatusSlot/StatusSlot.tsx'
import { StationLayout } from './StationLayout.tsx'

/**
 * Экран устройства в зале: без меню, без прокрутки, без долгого нажатия.
 *
 * **Когда применять:** устройство, на котором делают одно: отметки судьи, подключение, сообщение
 * вместо рабочего места.
 *
 * **Когда нет:** главный судья, счётная комиссия, ведущий: их страницы прокручивают; страницы сайта и
 * кабинета: `MainLayout`; экран зала: `HallFrame`.
 */
const meta = {
  title: 'Макеты/StationLayout: экран рабочего места',
  component: StationLayout,
  parameters: { isPage: true },
  args: {
    children: (
      <>
        <Heading level={1}>Кубок Паркета</Heading>
        <StatusSlot tone="good" icon="check" fact="Планшет готов." />
      </>
    ),
  },
} satisfies Meta<typeof StationLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Экран устройства' }
