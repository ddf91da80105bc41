"""What lies hidden: packs, zones, and what each seat may know of them."""
