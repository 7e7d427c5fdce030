import { dayOf, isoOf } from '../basis/days.ts';
import type { Day } from '../basis/days.ts';
import { PEOPLE_PER_FIRM, PREDECESSOR_OFFSET } from '../plan/people.ts';
import { partyOfPerson } from '../plan/parties.ts';
import type { Context } from './context.ts';

interface Post {
  readonly number: number;
  readonly titles: readonly string[];
}

/** Who holds the firm and others, and leaves running it to somebody else. */
const boardMemberOf = ({ market, firm }: Context): number | null => {
  const venture = market.ventures.get(firm.index);
  return venture?.post === 'board' ? venture.person : null;
};

/** Small firms have a director who runs it and a supervisor; larger ones a board. */
const fillPosts = (context: Context): readonly Post[] => {
  const { firm, representative } = context;
  const random = context.random('posts');
  const own = (order: number): number => firm.index * PEOPLE_PER_FIRM + order;
  // Groups lend their people: a member's director often sits in the head's board.
  const lent = (order: number): number =>
    firm.group && firm.group.head !== firm.index && random.chance(0.5)
      ? firm.group.head * PEOPLE_PER_FIRM + order
      : own(order);
  if (firm.form === 'sole') return [{ number: representative, titles: ['负责人'] }];
  if (firm.form === 'partnership') return [{ number: representative, titles: ['执行事务合伙人委派代表'] }];
  if (!firm.isListed && firm.scale < 6e7)
    return [
      { number: representative, titles: random.chance(0.6) ? ['执行董事', '总经理'] : ['董事', '经理'] },
      { number: boardMemberOf(context) ?? lent(6), titles: ['监事'] },
      ...(random.chance(0.35) ? [{ number: own(10), titles: ['财务负责人'] }] : []),
    ];
  const posts: Post[] = [{ number: representative, titles: ['董事长'] }];
  posts.push(
    { number: own(10), titles: ['总经理', '董事'] },
    { number: lent(2), titles: ['董事'] },
    { number: lent(6), titles: ['监事'] },
  );
  if (firm.scale > 3e8)
    posts.push({ number: own(11), titles: ['董事'] }, { number: own(12), titles: ['财务负责人'] });
  if (firm.isListed)
    posts.push(
      { number: own(13), titles: ['独立董事'] },
      { number: own(14), titles: ['独立董事'] },
      { number: own(15), titles: ['董事会秘书'] },
    );
  const boardMember = boardMemberOf(context);
  if (boardMember !== null) posts.push({ number: boardMember, titles: ['董事'] });
  return posts;
};

export interface Appointment extends Post {
  readonly since: Day;
  /** Number of the person who left the post on that day; null where it was filled since the firm began. */
  readonly predecessor: number | null;
}

/** Today's posts with the day of each appointment. */
export const drawAppointments = (context: Context): readonly Appointment[] => {
  const { firm, life, representative } = context;
  const change = life.history.representative;
  const first = firm.establishedOn;
  const latest = Math.max(first, Math.min(context.asOf - 60, dayOf(2023, 1, 1)));
  const random = context.random('appointments');
  return fillPosts(context).map((post) => {
    if (post.number === representative) {
      // The registry tells of the representative's change by itself.
      const since = change !== null && change.day < context.lastDay ? change.day : first;
      return { ...post, since, predecessor: null };
    }
    const drawn = random.chance(0.7) ? first : first + random.below(Math.max(1, latest - first));
    const since = post.number === boardMemberOf(context) ? first : drawn;
    return { ...post, since, predecessor: since === first ? null : post.number + PREDECESSOR_OFFSET };
  });
};

/** Who runs the firm; whoever left a post stays with the day of leaving. */
export const writeManagement = (context: Context): void => {
  const { firm, market, life } = context;
  const { representative: change } = life.history;
  const isChanged = change !== null && change.day < context.lastDay;
  const first = firm.establishedOn;
  const holders = new Set(
    context.holdings.flatMap(({ holder }) => (holder.type === 'person' ? [holder.number] : [])),
  );
  const seen = new Set<number>();
  const write = (post: Post, since: number, until: number | null): void => {
    if (seen.has(post.number)) return;
    seen.add(post.number);
    const person = context.person(post.number);
    const party = partyOfPerson(market.seed, post.number);
    const isRepresentative = until === null && post.number === context.representative;
    const title = post.titles.join('、');
    const payload = {
      person_name: person.name,
      position_title: post.titles,
      is_legal_representative: isRepresentative,
      is_director: title.includes('董事') && !title.includes('秘书'),
      is_supervisor: title.includes('监事'),
      is_senior_manager: title.includes('经理') || title.includes('财务负责人') || title.includes('秘书'),
      appointed_on: isoOf(since),
      ...(firm.isListed ? { gender: person.gender, age: 2026 - person.birthYear } : {}),
      is_shareholder_too: holders.has(post.number),
    };
    const telling = {
      source: firm.isListed ? 'exchange-filing' : 'necips',
      event: since,
      published: since,
      validFrom: since,
      refs: { person_id: party },
    } as const;
    context.add('key_personnel', person.key, payload, telling);
    if (until !== null)
      context.add(
        'key_personnel',
        person.key,
        { ...payload, left_on: isoOf(until) },
        {
          ...telling,
          published: until + 4,
          validTo: until,
        },
      );
  };
  for (const { number, titles, since, predecessor } of drawAppointments(context)) {
    write({ number, titles }, since, null);
    if (predecessor !== null) write({ number: predecessor, titles }, first, since);
  }
  if (isChanged) write({ number: change.formerPerson, titles: ['执行董事', '总经理'] }, first, change.day);
};
