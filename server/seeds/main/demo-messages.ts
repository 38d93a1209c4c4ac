import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { insertFile } from '#server/backends/main/consultation/messages/chat-file.repository.ts'
import { setReadSeq } from '#server/backends/main/consultation/messages/conversation.repository.ts'
import { insertMessage } from '#server/backends/main/consultation/messages/message.repository.ts'
import { replaceQuickTexts } from '#server/backends/main/consultation/messages/quick-text.repository.ts'
import { readChatFile } from '#server/backends/main/consultation/messages/read-chat-file.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import type { ConversationSide } from '#server/contract/message.schema.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

type DemoMessage = {
  author: ConversationSide
  daysAgo: number
  /** `HH:MM` in WIB. */
  time: string
  body: string
  /** A file beside this one, and how its sender named it. */
  file?: { path: string; name: string }
}

const client = 'client'
const nutritionist = 'nutritionist'

const messages: DemoMessage[] = [
  {
    ...{ author: nutritionist, daysAgo: 41, time: '20:10' },
    body: 'Halo Sari, terima kasih untuk sesi tadi. Minggu ini cukup dua hal: catat makan siang apa adanya, dan coba setengah piring sayur saat makan malam. Tidak usah sempurna dulu, ya.',
  },
  {
    ...{ author: client, daysAgo: 41, time: '21:02' },
    body: 'Siap, Mas Bagas. Kalau makan siangnya di kantin kantor, sayurnya cuma sop. Itu dihitung?',
  },
  {
    ...{ author: nutritionist, daysAgo: 40, time: '18:35' },
    body: 'Dihitung, asal ada isinya, bukan kuahnya saja 🙂 Minta tambah wortel dan buncisnya. Kalau ada urap atau lalapan, itu lebih bagus lagi.',
  },
  {
    ...{ author: client, daysAgo: 33, time: '12:48' },
    body: 'Ini makan siangku hari ini. Nasinya kebanyakan nggak, ya?',
    file: { path: 'demo-plate.jpg', name: 'makan-siang.jpg' },
  },
  {
    ...{ author: nutritionist, daysAgo: 33, time: '18:20' },
    body: 'Piringnya sudah bagus: ada tempe, sayur, dan buah. Nasinya bisa dikurangi dua sendok, lalu tempenya tambah satu potong supaya kenyangnya lebih lama. Pisang dan pepayanya cukup salah satu.',
  },
  {
    ...{ author: client, daysAgo: 24, time: '19:15' },
    body: 'Mas, tiap jam 4 sore aku pasti cari gorengan. Ada gantinya?',
  },
  {
    ...{ author: nutritionist, daysAgo: 24, time: '20:41' },
    body: 'Coba pisang rebus atau segenggam kacang sangrai, dan minum segelas air dulu. Kalau tetap ingin gorengan, satu potong tidak apa-\u2060apa, asal bukan tiap hari.',
  },
  {
    ...{ author: client, daysAgo: 20, time: '17:05' },
    body: 'Pisang rebusnya berhasil! Empat hari ini cuma sekali beli bakwan.',
  },
  {
    ...{ author: nutritionist, daysAgo: 13, time: '19:30' },
    body: 'Ini daftar belanja yang tadi kita bahas, untuk seminggu. Silakan diganti sesuai harga di pasar.',
    file: { path: 'demo-shopping-list.pdf', name: 'Daftar belanja seminggu.pdf' },
  },
  {
    ...{ author: client, daysAgo: 13, time: '19:52' },
    body: 'Makasih, Mas! Ikan kembung boleh diganti tongkol?',
  },
  {
    ...{ author: nutritionist, daysAgo: 12, time: '18:10' },
    body: 'Boleh. Dipepes atau dibakar saja, jangan digoreng, ya.',
  },
  {
    ...{ author: client, daysAgo: 5, time: '20:24' },
    body: 'Berat badanku seminggu ini naik turun, padahal makannya sama. Wajar?',
  },
  {
    ...{ author: nutritionist, daysAgo: 4, time: '18:45' },
    body: 'Wajar. Air dan garam bisa membuat angkanya bergeser setengah sampai satu kilo. Lihat garis trennya saja, dan itu masih turun.',
  },
  {
    ...{ author: client, daysAgo: 1, time: '21:40' },
    body: 'Akhir pekan ini ada kondangan. Enaknya aku makan dulu di rumah, atau ambil sedikit-\u2060sedikit di sana?',
  },
  {
    ...{ author: nutritionist, daysAgo: 1, time: '21:41' },
    body: 'Sari, sebelum sesi besok, tolong catat makan malammu tiga hari terakhir, ya. Nanti kita lihat bersama.',
  },
]

/** Each side has not read the last message of the other. */
const unread = 2

const quickTexts = [
  {
    title: 'Minta foto piring',
    body: 'Boleh kirim foto piringnya? Dari atas saja, sebelum dimakan.',
  },
  {
    title: 'Sebelum sesi',
    body: 'Sebelum sesi, tolong catat makan dan minum tiga hari terakhir. Tidak perlu ditimbang, ukuran rumah tangga saja.',
  },
  {
    title: 'Perlu ke dokter',
    body: 'Keluhan ini sebaiknya diperiksa dokter dulu. Kalau terasa berat atau mendadak, langsung ke IGD atau telepon 119.',
  },
]

/** Inserts the thread of Sari and her nutritionist over six weeks, whose quick texts too. */
export async function insertDemoMessages(
  db: Database,
  clock: Clock,
  { user }: { user: User },
): Promise<void> {
  const [conversation] = await db
    .select()
    .from(conversationTable)
    .where(eq(conversationTable.userId, user.id))
  if (!conversation) return
  const { id: conversationId, practiceNumber } = conversation
  for (const [index, { author, daysAgo, time, body, file }] of messages.entries()) {
    const day = addDays(dayInJakarta(clock.now()), -daysAgo)
    const sentAt = new Date(`${day}T${time}:00+07:00`)
    const fileId = file ? await insertDemoFile(db, { conversationId, author, sentAt, file }) : null
    const seq = index + 1
    await insertMessage(db, { conversationId, seq, id: randomId(), author, body, fileId, sentAt })
  }
  const seq = messages.length - unread
  await setReadSeq(db, conversationId, { side: client, seq })
  await setReadSeq(db, conversationId, { side: nutritionist, seq })
  await replaceQuickTexts(db, practiceNumber, quickTexts)
}

async function insertDemoFile(
  db: Database,
  {
    conversationId,
    author,
    sentAt,
    file: { path, name },
  }: Required<Pick<DemoMessage, 'author' | 'file'>> & { conversationId: string; sentAt: Date },
): Promise<string> {
  const file = readChatFile(await readFile(new URL(path, import.meta.url)))
  if (!file) throw new Error(`${path} is no file of a conversation`)
  const id = randomId()
  const bytes = file.content.byteLength
  await insertFile(db, { conversationId, id, author, name, ...file, bytes, createdAt: sentAt })
  return id
}
