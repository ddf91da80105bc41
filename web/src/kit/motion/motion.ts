/**
 * Animations that explain: a component moves from where it was to where it is.
 *
 * Elements carry a component's id (`use:piece`). Before a view is replaced, the stage notes where
 * everything is. Afterwards it plans a movement for each id whose place has changed (FLIP: the
 * element is at its new place and is first shown at the old one). Things without an element
 * (knights between tiles) fly as ghosts between two places. Nothing moves if the user wants no
 * animations, and a key press or a tap ends all of them at once.
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
const STILL = 2; // in pixels; smaller movements are invisible

/** Duration of a movement over a distance in pixels: 150 to 300 ms. */
export function lasting(distance: number): number {
  return Math.round(Math.min(LONGEST, SHORTEST + distance * 0.3));
}

/** Plan the movement of every component that is present both before and after. */
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
  // Many movements at once are hard to follow: after the first few, each starts a little later.
  moves.forEach((move, i) => (move.delay = Math.max(0, i - together) * 15));
  return moves;
}

/** True if everything moved alike, which means that the page was scrolled or the board panned. */
export function shifted(moves: readonly Move[], there: number): boolean {
  const first = moves[0];
  if (!first || moves.length < 4 || moves.length < there * 0.9) return false;
  return moves.every(
    (m) =>
      Math.abs(m.dx - first.dx) < 1 && Math.abs(m.dy - first.dy) < 1 && m.scale === first.scale,
  );
}

/** Something without an element that moves from one place to another. */
export interface Flight {
  from: string;
  to: string;
  /** SVG text of the ghost. */
  ghost: string;
  className?: string;
}

/** The elements of one board, and the animations among them. */
export class Stage {
  private readonly pieces = new Map<string, Set<Element>>();
  private readonly anchors = new Set<string>();
  private before = new Map<string, Place>();
  private running = new Set<Animation>();
  private ghosts = new Set<Element>();

  constructor(
    private readonly wanted: () => boolean = () => true,
    /** How long a movement takes now. Null: as long as its distance asks for. */
    private readonly travel: () => number | null = () => null,
  ) {}

  /** Action: this element is the component with that id. */
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

  /** Attachment: this element is the component with that id (`{@attach stage.as(id)}`). */
  as(id: string): (node: Element) => () => void {
    return (node) => {
      this.lay(id, node);
      return () => this.lift(id, node);
    };
  }

  /** Attachment: flights start and land here, but the element itself is not moved. */
  anchor(id: string): (node: Element) => () => void {
    this.anchors.add(id);
    return this.as(id);
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

  /**
   * Return where everything is now. A component may be shown in several places; the visible one
   * counts, and is noted in `nodes`.
   */
  places(nodes = new Map<string, Element>()): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const [id, there] of this.pieces) {
      for (const node of there) {
        const { x, y, width, height } = node.getBoundingClientRect();
        if (!width && !height) continue;
        found.set(id, { x, y, width, height });
        nodes.set(id, node);
        break;
      }
    }
    return found;
  }

  /** True if something may move: where it was is known. */
  get noted(): boolean {
    return this.before.size > 0;
  }

  /** Note where everything is, before the view changes. */
  note(): void {
    this.before = this.wanted() ? this.places() : new Map();
  }

  /**
   * Move everything from its noted place, then start the flights. All places are measured before
   * anything is changed: in turns, each would make the browser lay out the page again.
   */
  play(flights: readonly Flight[] = []): void {
    const before = this.before;
    this.before = new Map();
    if (!before.size || !this.wanted()) return;
    this.skip();
    const nodes = new Map<string, Element>();
    const after = this.places(nodes);
    const movable = new Map([...after].filter(([id]) => !this.anchors.has(id)));
    const moves = plan(before, movable);
    if (!shifted(moves, movable.size))
      for (const move of moves) this.move(move, nodes.get(move.id));
    // What has left a place that is gone (the map, while a battle covers it) starts where it was.
    const places = new Map([...before, ...after]);
    for (const flight of flights) this.fly(flight, places);
    if (this.running.size) {
      // Not on pointerdown: the element under the finger would be gone when the finger is lifted.
      addEventListener('click', this.end, { once: true, capture: true });
      addEventListener('keydown', this.end, { once: true, capture: true });
    }
  }

  private move(move: Move, node: Element | undefined): void {
    if (!node || !('animate' in node)) return;
    const from = `translate(${move.dx}px, ${move.dy}px) scale(${move.scale})`;
    this.run(
      node.animate(
        [
          { transform: from, zIndex: 20 },
          { transform: 'none', zIndex: 20 },
        ],
        {
          duration: this.travel() ?? move.duration,
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
    const spot = ({ x, y, width, height }: Place): string =>
      `translate(${x + width / 2}px, ${y + height / 2}px) translate(-50%, -50%)`;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const animation = ghost.animate(
      [
        { transform: `${spot(from)} scale(.8)`, opacity: 0.4 },
        { transform: `${spot(from)} scale(1.15)`, opacity: 1, offset: 0.15 },
        { transform: `${spot(to)} scale(1)`, opacity: 1 },
      ],
      {
        duration: this.travel() ?? lasting(distance) + 60,
        easing: 'cubic-bezier(.3, .6, .2, 1)',
        fill: 'both',
      },
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

  /** End all animations at once, with everything at its final place. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
    for (const ghost of [...this.ghosts]) ghost.remove();
    this.ghosts.clear();
    this.running.clear();
  }
}
