/**
 * Motion that explains: a component goes from where it was to where it is.
 *
 * Elements carry a component's id (`use:piece`). Before a view is replaced the stage notes where
 * everything is; afterwards it plans, for each id that is somewhere else now, how to get there
 * (FLIP: the element stands at its new place and is shown at the old one first). What has no
 * element of its own (knights between tiles) flies as a ghost between two places. Nothing moves
 * when the reader wants no motion, and a key or a tap ends all of it at once.
 */

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Move {
  id: string;
  dx: number;
  dy: number;
  scale: number;
  duration: number;
  delay: number;
}

export const SHORTEST = 150;
export const LONGEST = 300;
const STILL = 2; // pixels that nobody sees

/** How long a way of so many pixels takes: 150 to 300 ms. */
export function lasting(distance: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + distance * 0.3));
}

/** Plan how every component that was and is there gets from its old place to its new one. */
export function plan(
  before: ReadonlyMap<string, Place>,
  after: ReadonlyMap<string, Place>,
  together = 8,
): Move[] {
  const moves: Move[] = [];
  for (const [id, now] of after) {
    const then = before.get(id);
    if (!then || !now.width || !then.width) continue;
    const scale = then.width / now.width;
    const dx = then.x + then.width / 2 - (now.x + now.width / 2);
    const dy = then.y + then.height / 2 - (now.y + now.height / 2);
    const distance = Math.hypot(dx, dy);
    if (distance < STILL && Math.abs(scale - 1) < 0.02) continue;
    moves.push({ id, dx, dy, scale, duration: lasting(distance), delay: 0 });
  }
  // Many at once are hard to follow: after the first few, each starts a little later.
  moves.forEach((move, i) => (move.delay = Math.max(0, i - together) * 15));
  return moves;
}

/** Whether everything moved alike: the page was scrolled or the board panned, nothing else. */
export function shifted(moves: readonly Move[], there: number): boolean {
  const first = moves[0];
  if (!first || moves.length < 4 || moves.length < there * 0.9) return false;
  return moves.every(
    (m) =>
      Math.abs(m.dx - first.dx) < 1 && Math.abs(m.dy - first.dy) < 1 && m.scale === first.scale,
  );
}

/** Something without an element that goes from one place to another. */
export interface Flight {
  from: string;
  to: string;
  /** SVG text of what flies. */
  ghost: string;
  className?: string;
}

/** The elements of one board, and what is moving among them. */
export class Stage {
  private readonly pieces = new Map<string, Set<Element>>();
  private before = new Map<string, Place>();
  private running = new Set<Animation>();
  private ghosts = new Set<Element>();

  constructor(private readonly wanted: () => boolean = () => true) {}

  /** Action: this element is the component of that id. */
  readonly piece = (
    node: Element,
    id: string | null,
  ): { update: (id: string | null) => void; destroy: () => void } => {
    let mine = id;
    const lay = (): void => {
      if (mine !== null) this.lay(mine, node);
    };
    const lift = (): void => {
      if (mine !== null) this.lift(mine, node);
    };
    lay();
    return {
      update: (next) => {
        lift();
        mine = next;
        lay();
      },
      destroy: lift,
    };
  };

  /** Attachment: this element is the component of that id (`{@attach stage.as(id)}`). */
  as(id: string): (node: Element) => () => void {
    return (node) => {
      this.lay(id, node);
      return () => this.lift(id, node);
    };
  }

  private lay(id: string, node: Element): void {
    const there = this.pieces.get(id);
    if (there) there.add(node);
    else this.pieces.set(id, new Set([node]));
  }

  private lift(id: string, node: Element): void {
    const there = this.pieces.get(id);
    there?.delete(node);
    if (there?.size === 0) this.pieces.delete(id);
  }

  /** A component may be shown in several places; the one that can be seen counts. */
  private seen(id: string): { node: Element; place: Place } | null {
    for (const node of this.pieces.get(id) ?? []) {
      const { x, y, width, height } = node.getBoundingClientRect();
      if (width || height) return { node, place: { x, y, width, height } };
    }
    return null;
  }

  /** Where everything is now. */
  places(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const id of this.pieces.keys()) {
      const piece = this.seen(id);
      if (piece) found.set(id, piece.place);
    }
    return found;
  }

  /** Note where everything is, before the view changes. */
  note(): void {
    this.before = this.wanted() ? this.places() : new Map();
  }

  /** Move everything from where it was noted; then let the flights go. */
  play(flights: readonly Flight[] = []): void {
    const before = this.before;
    this.before = new Map();
    if (!before.size || !this.wanted()) return;
    this.skip();
    const after = this.places();
    const moves = plan(before, after);
    if (!shifted(moves, after.size)) for (const move of moves) this.move(move);
    for (const flight of flights) this.fly(flight, after);
    if (this.running.size) {
      // Not when the finger comes down: what it is on would be gone when it lifts.
      addEventListener('click', this.end, { once: true, capture: true });
      addEventListener('keydown', this.end, { once: true, capture: true });
    }
  }

  private move(move: Move): void {
    const node = this.seen(move.id)?.node;
    if (!node || !('animate' in node)) return;
    const from = `translate(${move.dx}px, ${move.dy}px) scale(${move.scale})`;
    this.run(
      node.animate(
        [
          { transform: from, zIndex: 20 },
          { transform: 'none', zIndex: 20 },
        ],
        {
          duration: move.duration,
          delay: move.delay,
          easing: 'cubic-bezier(.2, .7, .2, 1)',
          fill: 'backwards',
        },
      ),
    );
  }

  private fly(flight: Flight, places: ReadonlyMap<string, Place>): void {
    const from = places.get(flight.from);
    const to = places.get(flight.to);
    if (!from || !to) return;
    const ghost = document.createElement('div');
    ghost.className = `kit-ghost ${flight.className ?? ''}`;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.innerHTML = flight.ghost;
    document.body.append(ghost);
    this.ghosts.add(ghost);
    const size = ghost.getBoundingClientRect();
    const spot = (p: Place): string =>
      `translate(${p.x + p.width / 2 - size.width / 2}px, ${p.y + p.height / 2 - size.height / 2}px)`;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const animation = ghost.animate(
      [
        { transform: `${spot(from)} scale(.8)`, opacity: 0.4 },
        { transform: `${spot(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
        { transform: `${spot(to)} scale(1)`, opacity: 1 },
      ],
      { duration: lasting(distance) + 60, easing: 'cubic-bezier(.3, .6, .2, 1)', fill: 'both' },
    );
    const gone = (): void => {
      ghost.remove();
      this.ghosts.delete(ghost);
    };
    animation.addEventListener('finish', gone);
    animation.addEventListener('cancel', gone);
    this.run(animation);
  }

  private run(animation: Animation): void {
    this.running.add(animation);
    const over = (): void => void this.running.delete(animation);
    animation.addEventListener('finish', over);
    animation.addEventListener('cancel', over);
  }

  private readonly end = (): void => this.skip();

  /** End everything that moves: it is where it belongs at once. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
    for (const ghost of [...this.ghosts]) ghost.remove();
    this.ghosts.clear();
    this.running.clear();
  }
}
