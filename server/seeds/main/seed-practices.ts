import { and, eq, isNull } from 'drizzle-orm'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { Clock } from '#server/clock.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'
import { nutritionists } from '#server/seeds/cms/nutritionists.ts'
import { giveDemoFactor, type SeedContext } from './demo-factor.ts'
import type { DemoAccount } from './demo-members.ts'

/** The nutritionist of a program that the demo member Sari has. */
export const printedSlug = 'bagas-prasetyo'

/**
 * Inserts the practices of the example people that are missing, with their weekly hours. They take
 * no bookings until an account owns them.
 */
export async function seedPractices(db: Database, clock: Clock): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(practiceTable)
      .values(
        nutritionists.map(({ person, zone }) => ({
          slug: person.slug,
          name: person.name,
          state: 'invited' as const,
          zone,
          practiceUntil: person.sipValidUntil,
          createdAt: clock.now(),
        })),
      )
      .onConflictDoNothing()
      .returning({ slug: practiceTable.slug, practiceNumber: practiceTable.number })
    const numbers = new Map(made.map(({ slug, practiceNumber }) => [slug, practiceNumber]))
    const rows = nutritionists.flatMap((seed) => {
      const practiceNumber = numbers.get(seed.person.slug)
      return practiceNumber === undefined ? [] : weeklyHoursOf(practiceNumber, seed)
    })
    if (rows.length > 0) await tx.insert(weeklyHoursTable).values(rows)
  })
}

function weeklyHoursOf(practiceNumber: number, { freeHours }: NutritionistSeed) {
  const byWeekday = Map.groupBy(freeHours, ({ weekday }) => weekday)
  return [...byWeekday].map(([weekday, hours]) => ({ practiceNumber, weekday, hours }))
}

/**
 * Opens each practice that has no account yet with a demo account. Returns the one with a password
 * that the demo prints, if it is new. The others share a hash of a password that nothing stores.
 */
export async function openDemoPractices(context: SeedContext): Promise<DemoAccount[]> {
  const { db, clock } = context
  const unowned = await db
    .select({ slug: practiceTable.slug, name: practiceTable.name })
    .from(practiceTable)
    .where(and(eq(practiceTable.state, 'invited'), isNull(practiceTable.userId)))
  const examples = new Set(nutritionists.map(({ person }) => person.slug))
  const practices = unowned.filter(({ slug }) => examples.has(slug))
  if (practices.length === 0) return []
  const password = randomId()
  const [printedHash, lostHash] = await Promise.all([
    hashPassword(password),
    hashPassword(randomId()),
  ])
  const accounts: DemoAccount[] = []
  for (const { slug, name } of practices) {
    const [firstName = '', ...otherNames] = name.split(' ')
    const isPrinted = slug === printedSlug
    const email = `${isPrinted ? firstName.toLowerCase() : slug}@demo.seimbang.id`
    const user = await insertUser(db, {
      id: randomId(),
      email,
      firstName,
      lastName: otherNames.join(' '),
      passwordHash: isPrinted ? printedHash : lostHash,
      emailVerifiedAt: clock.now(),
      createdAt: clock.now(),
    })
    if (!user) continue
    await db
      .update(practiceTable)
      .set({
        userId: user.id,
        state: 'active',
        meetingLink: `https://meet.seimbang.example/${slug}`,
      })
      .where(eq(practiceTable.slug, slug))
    if (!isPrinted) continue
    const totpSecret = await giveDemoFactor(context, user.id)
    accounts.push({ email, password, isNutritionist: true, totpSecret })
  }
  return accounts
}
