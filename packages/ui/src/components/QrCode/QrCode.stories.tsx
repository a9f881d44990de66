import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

/** QR-код: адрес или платёж, который снимут камерой. */
const meta = {
  title: 'Компоненты/Данные/QrCode: QR-код',
  component: QrCode,
  args: { text: 'https://parket.test/events/1/', 'aria-label': 'QR-код страницы турнира' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Address: Story = { name: 'Адрес' }

export const Payment: Story = {
  name: 'Оплата',
  args: {
    'aria-label': 'QR-код для оплаты',
    text: 'ST00012|Name=АНО «Паркет»|PersonalAcc=40703810900000000001|BankName=ПАО Банк|BIC=044525225|CorrespAcc=30101810400000000225|PayeeINN=7700000000|KPP=770001001|Sum=170000|Purpose=Кубок Паркета, регистрация 58',
  },
}
